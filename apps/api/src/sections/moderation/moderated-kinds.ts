import type { OperationId } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Moderated, ModeratedEntity } from '#records/moderated.ts'
import { moderatedBankDetail, update as updateBankDetail } from '#sections/bank-details/public.ts'
import { moderatedCompany, update as updateCompany } from '#sections/companies/public.ts'
import { moderatedProduct, update as updateProduct } from '#sections/products/public.ts'
import { moderatedStorePoint, update as updateStorePoint } from '#sections/store-points/public.ts'

interface Kind {
  moderated: Moderated
  /** The operation that defines the field values and the permission to change them. */
  updatedBy: OperationId
  /** The handler of `updatedBy`. */
  update(
    this: void,
    call: {
      params: { id: number }
      body: Record<string, unknown>
      version: undefined
      db: Database
      actor: Actor
    },
  ): Promise<unknown>
}

/** The kinds of records that users can propose changes of. */
const moderatedKinds: Record<ModeratedEntity, Kind> = {
  product: { moderated: moderatedProduct, updatedBy: 'products.update', update: updateProduct },
  company: { moderated: moderatedCompany, updatedBy: 'companies.update', update: updateCompany },
  'store-point': { moderated: moderatedStorePoint, updatedBy: 'storePoints.update', update: updateStorePoint },
  'bank-detail': { moderated: moderatedBankDetail, updatedBy: 'bankDetails.update', update: updateBankDetail },
}

export function kindOf(entity: ModeratedEntity): Kind {
  return moderatedKinds[entity]
}
