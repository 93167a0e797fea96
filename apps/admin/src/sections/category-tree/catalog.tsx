import { Button } from '@admin-panel/ui/button'
import { IconButton } from '@admin-panel/ui/icon-button'
import { SearchInput } from '@admin-panel/ui/search-input'
import { useMutation } from '@tanstack/react-query'
import ArrowDownAZ from 'lucide-react/icons/arrow-down-a-z'
import ListCollapse from 'lucide-react/icons/list-collapse'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { m } from '#paraglide/messages.js'
import { Page } from '#page/page.tsx'
import { queryClient } from '#data/queries.ts'
import { ActionsProvider } from './actions-provider.tsx'
import { useActions } from './changes/actions.ts'
import { useAddress } from './address.ts'
import { BrowseTree } from './tree/browse-tree.tsx'
import { loader } from './loader.ts'
import { TREE_KEY } from './nodes.ts'
import { setOpenNodes } from './place.ts'
import { SearchTree } from './tree/search-tree.tsx'
import { sortByName } from './changes/sort-by-name.ts'

function Catalog() {
  return (
    <ActionsProvider>
      <Tree />
    </ActionsProvider>
  )
}

function Tree() {
  const { q, search } = useAddress()
  const actions = useActions()
  const reload = useMutation({
    mutationFn: () => queryClient.refetchQueries({ queryKey: TREE_KEY, type: 'active' }, { throwOnError: true }),
  })
  return (
    <div className="h-[calc(100dvh-3rem)] *:h-full md:h-window">
      <Page
        title={m.catalog_title()}
        isWide
        actions={
          <>
            <Button isPending={reload.isPending} onClick={() => reload.mutate()}>
              <RefreshCw aria-hidden className="size-4" />
              {m.catalog_reload()}
            </Button>
            {actions.can.create && (
              <Button variant="primary" onClick={() => actions.openDialog({ kind: 'create', parent: null })}>
                <Plus aria-hidden className="size-4" />
                {m.catalog_create()}
              </Button>
            )}
          </>
        }
      >
        <div className="flex items-center gap-2 px-4 pb-2">
          <SearchInput
            value={q ?? ''}
            onValueChange={(text) => search(text.trim())}
            placeholder={m.catalog_search()}
            className="w-80 max-w-full grow sm:grow-0"
          />
          {!q && (
            <IconButton label={m.catalog_collapse_all()} variant="secondary" size="md" onClick={() => setOpenNodes([])}>
              <ListCollapse aria-hidden />
            </IconButton>
          )}
          {!q && actions.can.sort && (
            <IconButton
              label={m.catalog_sort_top()}
              variant="secondary"
              size="md"
              onClick={() => void sortByName(null, actions)}
            >
              <ArrowDownAZ aria-hidden />
            </IconButton>
          )}
        </div>
        {q ? <SearchTree q={q} /> : <BrowseTree />}
      </Page>
    </div>
  )
}

export { Catalog as Component, loader }
