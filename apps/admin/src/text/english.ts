export { englishRequisites as requisites, englishValidation as validation } from '@admin-panel/sdk/validation'
