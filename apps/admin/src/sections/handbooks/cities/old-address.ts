import { redirect, type LoaderFunctionArgs } from 'react-router'

/** Redirects a short address to the page that maps a legacy city. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/handbooks/cities/old/edit/${params['id']}`)

export const Component = () => null
