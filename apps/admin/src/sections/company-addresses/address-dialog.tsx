import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { FormDialog } from '#form/form-dialog.tsx'
import { queries } from '#data/queries.ts'
import { AddressFields, showAddressValue, useAddressForm, type Address } from '#shop/company-addresses/address-form.tsx'

interface AddressDialogProps {
  companyId: number
  /** Null for a new one. */
  address: number | null
  onClose: () => void
}

export function AddressDialog({ companyId, address, onClose }: AddressDialogProps) {
  const { data } = useQuery({ ...queries.companyAddresses.view({ id: address ?? 0 }), enabled: address !== null })
  if (address === null) return <AddressFormDialog companyId={companyId} address={null} onClose={onClose} />
  return data ? <AddressFormDialog companyId={companyId} address={data} onClose={onClose} /> : null
}

function AddressFormDialog({
  companyId,
  address,
  onClose,
}: {
  companyId: number
  address: Address | null
  onClose: () => void
}) {
  const edit = useAddressForm({ companyId, address, onSaved: onClose })
  return (
    <FormDialog
      heading={address ? m.sellers_address() : m.sellers_address_new()}
      edit={edit}
      show={showAddressValue}
      onClose={onClose}
    >
      <AddressFields address={address} />
    </FormDialog>
  )
}
