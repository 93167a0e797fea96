import { ArgTypes, Controls, Primary, Stories, Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { Guide } from '../packages/ui/src/test/guide.ts'

const statuses = { draft: 'Черновик', stable: 'Готов', deprecated: 'Устарел' }

/** The documentation of a component: its status, when to use it, its properties, good and bad practice, keys, accessibility, and every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters['guide']
  // A story that holds the value of its component shows the properties of the component, not its own.
  const parts = Object.values(preparedMeta.subcomponents ?? {})
  return (
    <>
      <Title />
      <Subtitle />
      {guide && (
        <p>
          <strong>{statuses[guide.status ?? 'stable']}.</strong> {guide.use}
        </p>
      )}
      <Primary />
      {parts.length === 0 ? <Controls /> : parts.map((part) => <ArgTypes key={part.name} of={part} />)}
      {guide && <Practice {...guide} />}
      <Stories title="Состояния" includePrimary={false} />
    </>
  )
}

function Practice({ do: good = [], dont: bad = [], access, keys = {}, screens = {} }: Guide) {
  return (
    <Unstyled>
      <div className="my-8 grid gap-4 text-text sm:grid-cols-2">
        {good.length > 0 && <List heading="Так" mark="text-green-text" sentences={good} />}
        {bad.length > 0 && <List heading="Не так" mark="text-red-text" sentences={bad} />}
        {access && (
          <Rows heading="Доступность" rows={{ Фокус: access.focus, Роль: access.role, 'Дайте сами': access.give }} />
        )}
        {Object.keys(keys).length > 0 && <Rows heading="Клавиши" rows={keys} />}
        {Object.keys(screens).length > 0 && (
          <Part heading="На экранах">
            <ul className="grid gap-1">
              {Object.entries(screens).map(([name, title]) => (
                <li key={name}>
                  <a className="text-link underline" href={`?path=/story/screen-${name}--full`} target="_top">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </Unstyled>
  )
}

function Rows({ heading, rows }: { heading: string; rows: Readonly<Record<string, string>> }) {
  return (
    <Part heading={heading}>
      <table className="w-full">
        <tbody>
          {Object.entries(rows).map(([name, text]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-1 pe-4 text-start font-label">
                {name}
              </th>
              <td className="py-1">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function List({ heading, mark, sentences }: { heading: string; mark: string; sentences: readonly string[] }) {
  return (
    <Part heading={heading} mark={mark}>
      <ul className="grid list-disc gap-1 ps-4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ heading, mark = '', children }: { heading: string; mark?: string; children: ReactNode }) {
  return (
    <section className="rounded-xl border border-line bg-surface p-4">
      <h3 className={`mb-2 font-title ${mark}`}>{heading}</h3>
      {children}
    </section>
  )
}
