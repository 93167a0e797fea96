import type { Page } from './page.ts'

/** The list of all pages for language models, and all of their texts: https://llmstxt.org. */
export function llms(pages: readonly Page[]): { list: string; full: string } {
  const lines = pages.map(({ path, title, text }) => `- [${title}](/${path.replace(/\.md$/, '')}): ${summaryOf(text)}`)
  return {
    list: `# Verstak SDK

> The typed SDK, the React hooks and the components of the marketplace's staff API.

${lines.join('\n')}
`,
    full: pages.map(({ text }) => text.trim()).join('\n\n'),
  }
}

/** The first paragraph below the title. */
function summaryOf(text: string): string {
  const [, paragraph = ''] = /^# .*\n+(?!```)([^\n#<|:][^\n]*)/m.exec(text) ?? []
  return paragraph
}
