import { redirect, type LoaderFunctionArgs } from 'react-router'

/** Nobody's page: a short address of the one where an old city is mapped. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/handbooks/cities/old/edit/${params['id']}`)

export const Component = () => null
