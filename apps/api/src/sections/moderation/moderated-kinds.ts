import type { OperationId } from '@admin-panel/sdk'
import type { Moderated, ModeratedEntity } from '#records/moderated.ts'
import { moderatedBankDetail } from '#sections/bank-details/moderated.ts'
import { moderatedCompany } from '#sections/companies/moderated.ts'
import { moderatedProduct } from '#sections/products/moderated.ts'
import { moderatedStorePoint } from '#sections/store-points/moderated.ts'

interface Kind {
  moderated: Moderated
  /** The operation whose body says what values the fields take. */
  updatedBy: OperationId
}

/** What people propose changes of. */
const moderatedKinds: Record<ModeratedEntity, Kind> = {
  product: { moderated: moderatedProduct, updatedBy: 'products.update' },
  company: { moderated: moderatedCompany, updatedBy: 'companies.update' },
  'store-point': { moderated: moderatedStorePoint, updatedBy: 'storePoints.update' },
  'bank-detail': { moderated: moderatedBankDetail, updatedBy: 'bankDetails.update' },
}

export function kindOf(entity: ModeratedEntity): Kind {
  return moderatedKinds[entity]
}
