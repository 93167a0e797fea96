import { Close, Message, Region } from '#headless/toasts/toasts.ts'
import { Toaster, type ToasterProps } from './toaster.tsx'

/** The toasts as their bare parts draw them, without a class. */
function BareToaster({ toasts }: ToasterProps) {
  return (
    <Region toasts={toasts} aria-label="Уведомления">
      {(toast) => (
        <div key={toast.id}>
          <Message toast={toast} />
          <ul>
            {toast.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Close toasts={toasts} toast={toast}>
            Закрыть
          </Close>
        </div>
      )}
    </Region>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['Toaster', Toaster],
  ['bare parts', BareToaster],
] as const
