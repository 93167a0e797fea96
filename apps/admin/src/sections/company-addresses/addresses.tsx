import { companyAddressTypeWords } from '#contract/enums/company-address-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation, useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'
import { everyRow } from '#data/every-row.ts'
import { mutations, useCan } from '#data/queries.ts'
import { RelatedTable } from '#record/related-table.tsx'
import { type Company } from '#shop/companies/words.ts'
import { AddressDialog } from './address-dialog.tsx'

type Row = Schemas['CompanyAddressRow']

/** The seller's addresses; the URL names the open one, so that a reload keeps its draft. */
export function Addresses({ company: { id } }: { company: Company }) {
  const [search, setSearch] = useSearchParams()
  const query = useQuery(everyRow('companyAddresses.list', { company_id: [id], sort: ['type'] }))
  const canCreate = useCan('company-address.create')
  const canUpdate = useCan('company-address.update')
  const canDelete = useCan('company-address.delete')
  const [leaving, setLeaving] = useState<Row | null>(null)
  const remove = useMutation({
    ...mutations.companyAddresses.delete({ invalidates: ['companyAddresses.list'] }),
    onSuccess: () => void notify({ message: m.sellers_address_deleted() }),
    onSettled: () => setLeaving(null),
  })
  const openId = search.get('address')
  const open = (address: string | undefined) =>
    setSearch({ tab: 'addresses', ...(address && { address }) }, { preventScrollReset: true, replace: !address })
  return (
    <>
      <RelatedTable<Row>
        title={m.sellers_addresses()}
        query={query}
        empty={m.sellers_addresses_empty()}
        columns={[
          { id: 'address', header: m.sellers_address(), cell: ({ full_text }) => full_text },
          {
            id: 'type',
            header: m.field_companyAddressesCreate_type(),
            cell: ({ type }) => companyAddressTypeWords[type](),
          },
        ]}
        rowName={({ full_text }) => full_text}
        rowActions={
          canUpdate || canDelete
            ? (row) => (
                <span className="flex justify-end">
                  {canUpdate && (
                    <IconButton
                      label={m.sellers_address_edit({ address: row.full_text })}
                      onClick={() => open(String(row.id))}
                    >
                      <Pencil aria-hidden />
                    </IconButton>
                  )}
                  {canDelete && (
                    <IconButton
                      label={m.sellers_address_delete({ address: row.full_text })}
                      onClick={() => setLeaving(row)}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  )}
                </span>
              )
            : undefined
        }
        actions={
          canCreate && (
            <Button onClick={() => open('new')}>
              <Plus aria-hidden className="size-4" />
              {m.sellers_address_add()}
            </Button>
          )
        }
      />
      {openId && (openId === 'new' ? canCreate : canUpdate) && (
        <AddressDialog
          key={openId}
          companyId={id}
          address={openId === 'new' ? null : Number(openId)}
          onClose={() => open(undefined)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        heading={m.sellers_address_delete_title()}
        description={leaving?.full_text ?? ''}
        confirmText={m.sellers_address_delete_confirm()}
        variant="danger"
        isPending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ id: leaving.id, version: leaving.version })}
      />
    </>
  )
}
