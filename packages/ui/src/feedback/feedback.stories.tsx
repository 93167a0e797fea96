import type { Meta, StoryObj } from '@storybook/react-vite'
import SearchX from 'lucide-react/icons/search-x'
import { ButtonLink } from '#button/button-link.tsx'
import { Button } from '#button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorPage } from './error-page.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

export default { title: 'feedback' } satisfies Meta
type Story = StoryObj

const toCatalog = (
  <ButtonLink variant="primary" href="#catalog">
    Перейти в каталог
  </ButtonLink>
)

export const Forbidden: Story = {
  render: () => (
    <ErrorPage
      status={403}
      heading="Доступ запрещён"
      text="У вас нет прав на просмотр этой страницы."
      action={toCatalog}
    />
  ),
}

export const NotFound: Story = {
  render: () => (
    <ErrorPage
      status={404}
      heading="Страница не найдена"
      text="Запрашиваемая страница не существует."
      action={toCatalog}
    />
  ),
}

export const Failed: Story = {
  render: () => (
    <ErrorPage
      status={500}
      heading="Что-то пошло не так"
      text="Мы уже исправляем ошибку, попробуйте зайти позже."
      action={toCatalog}
      details="Код запроса: 0193f0a2-7c1e-7b52-9d1e-5a4f0c2d8e11"
    />
  ),
}

export const NothingForThisFilter: Story = {
  render: () => (
    <EmptyState
      icon={<SearchX aria-hidden />}
      heading="По этим фильтрам ничего не найдено"
      text="Измените условия или сбросьте фильтры, чтобы увидеть все записи."
      action={<Button size="sm">Сбросить фильтры</Button>}
    />
  ),
}

export const Waiting: Story = {
  render: () => (
    <div aria-busy className="flex flex-col gap-3">
      <ProgressBar active />
      <Spinner />
      <Skeleton className="h-7 w-60" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-4 w-80 max-w-full" />
    </div>
  ),
}
