import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '#display/avatar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Button } from '#button/button.tsx'
import { CopyButton } from '#button/copy-button.tsx'
import { DescriptionItem, DescriptionList } from '#display/description-list.tsx'
import { Kbd } from '#display/kbd.tsx'
import { PageHeader } from './page-header.tsx'
import { StatusChip } from '#display/status-chip.tsx'
import { ValueDiff } from '#diff/value-diff.tsx'

export default { title: 'record-parts' } satisfies Meta
type Story = StoryObj

export const Record: Story = {
  render: () => (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs>
            <a href="#users">Пользователи</a>
          </Breadcrumbs>
        }
        heading="Виктория Константинопольская-Преображенская"
        status={<StatusChip tone="green">Активна</StatusChip>}
        actions={
          <>
            <Button>Сбросить пароль</Button>
            <Button variant="primary">
              Сохранить <Kbd>Ctrl S</Kbd>
            </Button>
          </>
        }
      />
      <section className="rounded-xl border border-line bg-surface px-4 py-1">
        <DescriptionList>
          <DescriptionItem name="Ответственный">
            <span className="flex items-center gap-2">
              <Avatar name="Борис Ёлкин" />
              Борис Ёлкин
            </span>
          </DescriptionItem>
          <DescriptionItem name="Номер">
            <span className="flex items-center gap-1 font-code">
              0193f0a2-7c1e-7b52
              <CopyButton text="0193f0a2-7c1e-7b52" />
            </span>
          </DescriptionItem>
          <DescriptionItem name="Полное наименование по учредительным документам">
            Общество с ограниченной ответственностью «Автозапчастьоптторгснаб»
          </DescriptionItem>
        </DescriptionList>
      </section>
      <ValueDiff before="Менеджер по заказам" after="Старший менеджер по заказам" />
      <ValueDiff before={null} after="+7 (999) 123-45-67" />
    </div>
  ),
}
