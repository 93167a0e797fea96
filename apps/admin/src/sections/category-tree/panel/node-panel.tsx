import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { cn } from '@admin-panel/ui/cn'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { TextLink } from '@admin-panel/ui/text-link'
import ListTree from 'lucide-react/icons/list-tree'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import { useCan } from '#data/queries.ts'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import { useAddress } from '#sections/category-tree/address.ts'
import { NodeActions } from './node-actions.tsx'
import { NodeName } from './node-name.tsx'
import { NodeSwitch } from './node-switch.tsx'
import { ancestorsOf, loadedNode, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { pathTo } from '#data/paths.ts'

interface NodePanelProps {
  nodes: readonly CategoryNode[]
  selected: number | null
  isLoading: boolean
}

/** The selected category: its path, counts, actions, and the reason why buyers do not see it. */
export function NodePanel({ nodes, selected, isLoading }: NodePanelProps) {
  // A search may hide the selected node.
  const node = nodes.find(({ id }) => id === selected) ?? (selected === null ? undefined : loadedNode(selected))
  return (
    <section
      aria-label={m.catalog_details()}
      className={cn(
        'max-h-[45dvh] shrink-0 overflow-y-auto rounded-xl border border-line bg-surface lg:max-h-none lg:w-90',
        selected === null && 'max-lg:hidden',
      )}
    >
      {node ? (
        <Details key={node.id} node={node} nodes={nodes} />
      ) : selected === null ? (
        <EmptyState icon={<ListTree />} heading={m.catalog_choose()} text={m.catalog_choose_text()} />
      ) : (
        !isLoading && <EmptyState heading={m.catalog_missing()} text={m.catalog_missing_text()} className="min-h-24" />
      )}
    </section>
  )
}

function Details({ node, nodes }: { node: CategoryNode; nodes: readonly CategoryNode[] }) {
  const { can } = useActions()
  const { hrefOf } = useAddress()
  const ancestors = ancestorsOf(node).flatMap((id) => nodes.find((other) => other.id === Number(id)) ?? [])
  const hiddenAncestor = ancestors.find(({ is_active }) => !is_active)
  const { children_count: children, products_count: products = 0 } = node
  return (
    <div className="p-4">
      {ancestors.length > 0 && (
        <Breadcrumbs>
          {ancestors.map(({ id, name }) => (
            <Link key={id} to={hrefOf(id)} preventScrollReset>
              {name}
            </Link>
          ))}
        </Breadcrumbs>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <NodeName node={node} />
        {!(node.is_active ? can.disable : can.enable) && (
          <StatusChip tone={node.is_active ? 'green' : 'grey'}>
            {node.is_active ? m.catalog_on() : m.catalog_off()}
          </StatusChip>
        )}
      </div>
      {!node.effective_active && (
        <p className="mt-2 rounded-lg bg-amber-soft px-2 py-1.5 text-amber-text">
          {hiddenAncestor ? m.catalog_hidden_by({ name: hiddenAncestor.name }) : m.catalog_hidden()}
        </p>
      )}
      <NodeSwitch node={node} />
      <NodeActions node={node} nodes={nodes} />
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact name={m.entity_product()}>
          <Products id={node.id} count={products} />
        </Fact>
        <Fact name={m.catalog_children()}>{children > 0 ? children : m.catalog_none()}</Fact>
        <Fact name={m.catalog_level()}>{m.catalog_level_of({ depth: node.depth })}</Fact>
        <Fact name={m.catalog_position()}>{node.position}</Fact>
        <Fact name={m.catalog_id()}>
          <Copyable text={String(node.id)}>{node.id}</Copyable>
        </Fact>
        <Fact name={m.catalog_slug()}>
          <Copyable text={node.slug}>
            <span className="font-code text-xs break-all">{node.slug}</span>
          </Copyable>
        </Fact>
      </dl>
      <Handbook id={node.id} />
    </div>
  )
}

/** The handbook holds its attributes, defaults and texts. */
function Handbook({ id }: { id: number }) {
  if (!useCan('category.view')) return null
  return (
    <p className="mt-4">
      <TextLink render={<Link to={pathTo('categories', id)} />}>{m.catalog_handbook()}</TextLink>
    </p>
  )
}

/** Links to the list of products, which also covers descendants. */
function Products({ id, count }: { id: number; count: number }) {
  const canList = useCan('product')
  if (count === 0) return m.catalog_none()
  const text = count.toLocaleString(getLocale())
  return canList ? (
    <TextLink render={<Link to={pathTo('products.list', { category_id: id })} />}>{text}</TextLink>
  ) : (
    text
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-secondary">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

function Copyable({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="-my-1 flex items-center gap-1">
      <span className="min-w-0">{children}</span>
      <CopyButton text={text} />
    </span>
  )
}
