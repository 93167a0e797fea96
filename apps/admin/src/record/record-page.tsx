import type { Permission } from '@admin-panel/permissions'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Tag } from '@admin-panel/ui/tag'
import { m } from '#paraglide/messages.js'
import type { EditState } from '#form/edit-form.ts'
import { EditForm } from '#form/edit-page.tsx'
import { MappedSections } from '#form/section-map.tsx'
import { Page } from '#page/page.tsx'
import { useCan } from '#data/queries.ts'
import { WhyDenied } from '#page/access/why-denied.tsx'
import { TwoColumns } from '#page/two-columns.tsx'

interface RecordPageProps<Values extends FieldValues> {
  title: string
  parent: ReactNode
  edit: EditState<Values>
  /** The permission to change the record; without it the page is read-only. */
  permission: Permission
  /** The record has a page to read it as well, so this one says that it changes it. */
  isEdit?: boolean
  /** The reason why the record is locked for every user. */
  isLocked?: boolean
  status?: ReactNode
  actions?: ReactNode
  /** The figures of the record, above the tabs. */
  lead?: ReactNode
  /** Sibling pages: `<TabLinks>`. */
  tabs?: ReactNode
  /** Facts and history beside the fields; absent for a new record. */
  side?: ReactNode
  /** Fields over the full width, below both columns. */
  below?: ReactNode
  show?: ((field: string, value: unknown) => string) | undefined
  children: ReactNode
}

/** The layout of every page that changes a record: fields, facts beside them, and a bar that saves. */
export function RecordPage<Values extends FieldValues>({
  title,
  parent,
  edit,
  permission,
  isEdit = false,
  isLocked = false,
  status,
  actions,
  lead,
  tabs,
  side,
  below,
  show,
  children,
}: RecordPageProps<Values>) {
  const canUpdate = useCan(permission)
  return (
    <Page
      title={title}
      parent={parent}
      actions={actions}
      lead={lead}
      tabs={tabs}
      status={
        <>
          {isEdit && <Tag>{m.form_editing()}</Tag>}
          {status}
          {!canUpdate && <WhyDenied permission={permission} label={m.form_read_only()} />}
        </>
      }
    >
      <EditForm edit={edit} isReadOnly={!canUpdate || isLocked} show={show} width={side ? 'beside' : 'narrow'}>
        {side ? (
          <TwoColumns side={side} isFollowed={Boolean(below)}>
            <MappedSections>{children}</MappedSections>
          </TwoColumns>
        ) : (
          <div className="max-w-206">
            <MappedSections>{children}</MappedSections>
          </div>
        )}
        {below}
      </EditForm>
    </Page>
  )
}
