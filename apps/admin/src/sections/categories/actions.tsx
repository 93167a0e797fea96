import { ButtonLink } from '@admin-panel/ui/button-link'
import FolderTree from 'lucide-react/icons/folder-tree'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import type { Category } from './values.ts'

interface CategoryActionsProps {
  category: Category
  onChanged?: (category: Category) => void
}

/** Switches a category on or off, and leads to its place in the tree. */
export function CategoryActions({ category, onChanged }: CategoryActionsProps) {
  const canOpenTree = useCan('category-tree.view')
  return (
    <>
      <ActiveMenu of="categories" name={category.name} record={category} onSwitched={onChanged} />
      {canOpenTree && (
        <ButtonLink render={<Link to={pathTo('catalog', { node: category.id })} />}>
          <FolderTree aria-hidden className="size-4" />
          {m.categories_in_tree()}
        </ButtonLink>
      )}
    </>
  )
}
