import { redirect, type LoaderFunctionArgs } from 'react-router'
import { recordId } from '#data/record-id.ts'
import { pathTo } from '#data/paths.ts'

/** Redirects a short address to the page that maps a legacy city. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(pathTo('legacyCities', recordId(params)))

export const Component = () => null
