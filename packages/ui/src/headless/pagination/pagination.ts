export { usePagination } from './use-pagination.ts'
export type { PageStep, PaginationArgs, PaginationState } from './use-pagination.ts'
export { getPageInputProps, getPageSizeProps, getStepProps, PageInput, PageSize, Step } from './parts.tsx'
export type { PageInputProps, PageSizeProps, StepProps } from './parts.tsx'
