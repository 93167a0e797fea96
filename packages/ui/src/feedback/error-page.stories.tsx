import type { Meta, StoryObj } from '@storybook/react-vite'
import Signpost from 'lucide-react/icons/signpost'
import { ButtonLink } from '#button/button-link.tsx'
import type { Guide } from '#test/guide.ts'
import { ErrorPage } from './error-page.tsx'

export default {
  title: 'Обратная связь/ErrorPage',
  component: ErrorPage,
  args: {
    status: 404,
    icon: <Signpost />,
    heading: 'Страница не найдена',
    text: 'Запрашиваемая страница не существует.',
    action: (
      <ButtonLink variant="primary" href="#catalog">
        Перейти в каталог
      </ButtonLink>
    ),
  },
  parameters: {
    guide: {
      use: 'Страницы нет, нет права или сервер не ответил.',
      access: {
        focus: 'только ваш action; сама фокус не берёт',
        role: 'region без имени, heading первого уровня',
        give: 'heading, text и action; переведите фокус, если страница сменилась сама',
      },
      do: ['Говорит, что делать дальше, и ведёт туда', 'details — номер запроса для поддержки'],
      dont: ['Не показывайте коды и следы программы'],
      screens: { users: 'Пользователи' },
    } satisfies Guide,
  },
} satisfies Meta<typeof ErrorPage>
type Story = StoryObj<typeof ErrorPage>

export const Playground: Story = { name: 'Площадка' }

export const Forbidden: Story = {
  name: 'Нет права',
  args: { status: 403, heading: 'Доступ запрещён', text: 'У вас нет прав на просмотр этой страницы.' },
}

export const Failed: Story = {
  name: 'Ошибка сервера',
  args: {
    status: 500,
    heading: 'Что-то пошло не так',
    text: 'Попробуйте ещё раз. Если не поможет, сообщите администратору.',
    details: 'Код запроса: 0193f0a2-7c1e-7b52-9d1e-5a4f0c2d8e11',
  },
}
