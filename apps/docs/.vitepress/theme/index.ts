import DefaultTheme from 'vitepress/theme'
import { PARTS } from '../search.ts'
import './style.css'

export default {
  extends: DefaultTheme,
  enhanceApp() {
    if (!import.meta.env.SSR) new MutationObserver(offerParts).observe(document.body, { childList: true })
  },
}

/** Puts the choice of a part into the search, which the theme opens at the end of the body. */
function offerParts() {
  const bar = document.querySelector('.VPLocalSearchBox .search-bar')
  if (!bar || bar.querySelector('select')) return
  const select = document.createElement('select')
  select.className = 'search-part'
  select.ariaLabel = 'Search in'
  for (const [name, pages] of PARTS) select.add(new Option(name, pages))
  select.value = document.documentElement.dataset['searchIn'] ?? ''
  // The bar takes the focus at each press.
  select.addEventListener('pointerup', (event) => event.stopPropagation())
  select.addEventListener('change', () => {
    document.documentElement.dataset['searchIn'] = select.value
    searchAgain(bar.querySelector('input'))
  })
  bar.querySelector('.search-actions:not(.before)')?.before(select)
}

/** The search looks again when its text changes, even by a space at the end. */
function searchAgain(input: HTMLInputElement | null) {
  if (!input) return
  input.value = input.value.endsWith(' ') ? input.value.trimEnd() : `${input.value} `
  input.dispatchEvent(new Event('input'))
}
