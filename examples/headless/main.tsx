// The behaviour of the components with plain CSS: no Tailwind, no style sheet of the package. Run it by `npx vite examples/headless`.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page.tsx'
import { Stock } from './stock.tsx'

const page = document.querySelector('#page')
if (page)
  createRoot(page).render(
    <StrictMode>
      <Page />
      <Stock />
    </StrictMode>,
  )
