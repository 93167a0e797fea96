import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { AllBrands, loadBrands } from './all-brands.tsx'
import { isUnmapped } from './list-tabs.tsx'
import { UnmappedNames } from './unmapped.tsx'

function BrandLists() {
  const [query] = useSearchParams()
  return isUnmapped(query) ? <UnmappedNames /> : <AllBrands />
}

function loader(args: LoaderFunctionArgs) {
  return isUnmapped(new URL(args.request.url).searchParams) ? null : loadBrands(args)
}

export { BrandLists as Component, loader }
