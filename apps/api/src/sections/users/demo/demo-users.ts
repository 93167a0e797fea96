import type { user } from '#sections/users/schema.ts'

interface Odd {
  /** Company ids: the demo companies are created in a fixed order. */
  companies?: number[]
  status?: (typeof user.$inferSelect)['status']
}

/** Full name, local part of the address, role slugs, position. */
type Line = [name: string, address: string, roles: string[], position: string, odd?: Odd]

export interface DemoUser extends Odd {
  last_name: string
  first_name: string
  middle_name: string | null
  email: string
  phone: string
  position: string
  roles: string[]
}

/** One account per role, and the special cases of guards and lists. */
export const demoAccounts: DemoUser[] = people(1, [
  ['Волков Андрей Сергеевич', 'admin', ['administrator'], 'Администратор площадки'],
  ['Орлова Дарья Сергеевна', 'moderator', ['moderator'], 'Модератор'],
  ['Лебедева Ольга Игоревна', 'content', ['content-manager'], 'Контент-менеджер'],
  ['Соколов Павел Дмитриевич', 'orders', ['order-operator'], 'Оператор заказов'],
  ['Морозова Елена Викторовна', 'finance', ['finance'], 'Финансист'],
  ['Ёлкин Фёдор', 'viewer', ['viewer'], 'Аналитик'],
  ['Белов Игорь', 'merchant1', ['merchant'], 'Менеджер продавца', { companies: [1] }],
  ['Смирнова Анна Павловна', 'merchant2', ['merchant'], 'Индивидуальный предприниматель', { companies: [2] }],
  ['Зуев Кирилл Олегович', 'blocked', ['moderator'], 'Модератор', { status: 'blocked' }],
  ['Абрамов Лев Юрьевич', 'log-only', ['log-only'], 'Аудитор'],
  ['Яковлева Нина Петровна', 'no-rights', ['no-rights'], 'Стажёр'],
])

export const demoStaff: DemoUser[] = people(101, [
  ['Алексеев Роман Ильич', 'r.alekseev', ['moderator'], 'Модератор'],
  ['Антонова Вера Николаевна', 'v.antonova', ['content-manager'], 'Редактор карточек'],
  ['Баранов Олег Петрович', 'o.baranov', ['order-operator'], 'Оператор заказов'],
  ['Богданова Юлия Андреевна', 'i.bogdanova', ['moderator'], 'Старший модератор'],
  ['Виноградов Максим Евгеньевич', 'm.vinogradov', ['content-manager'], 'Ведущий контент-менеджер'],
  ['Голубева Ирина Алексеевна', 'i.golubeva', ['finance'], 'Бухгалтер'],
  ['Григорьев Степан Романович', 's.grigorev', ['order-operator'], 'Старший оператор'],
  ['Давыдова Полина Кирилловна', 'p.davydova', ['viewer'], 'Маркетолог'],
  ['Егорова Светлана Михайловна', 's.egorova', ['content-manager'], 'Переводчик'],
  ['Жукова Алёна Денисовна', 'a.zhukova', ['moderator'], 'Модератор'],
  ['Зайцев Артём Владимирович', 'a.zaitsev', ['viewer'], 'Руководитель отдела'],
  ['Ильина Мария Фёдоровна', 'm.ilina', ['order-operator'], 'Оператор заказов'],
  ['Кузнецов Денис Борисович', 'd.kuznetsov', ['merchant'], 'Кладовщик', { companies: [1] }],
  ['Киселёва Татьяна Львовна', 't.kiseleva', ['merchant'], 'Бухгалтер продавца', { companies: [1] }],
  ['Логинов Антон Васильевич', 'a.loginov', ['merchant'], 'Помощник', { companies: [2] }],
  ['Макарова Ксения Егоровна', 'k.makarova', ['content-manager'], 'Контент-менеджер'],
  ['Никитин Глеб Аркадьевич', 'g.nikitin', ['viewer'], 'Категорийный менеджер'],
  ['Осипова Людмила Семёновна', 'l.osipova', ['finance'], 'Экономист'],
  ['Павлов Тимур Маратович', 't.pavlov', ['order-operator'], 'Оператор заказов'],
  ['Романова Екатерина Ивановна', 'e.romanova', ['moderator', 'content-manager'], 'Руководитель контента'],
  ['Сергеев Вадим Геннадьевич', 'v.sergeev', ['administrator'], 'Системный администратор'],
  ['Тарасова Валерия Олеговна', 'v.tarasova', ['viewer'], 'Стажёр', { status: 'invited' }],
  ['Ушаков Никита Станиславович', 'n.ushakov', ['order-operator'], 'Оператор заказов', { status: 'invited' }],
  ['Фролова Диана Руслановна', 'd.frolova', ['moderator'], 'Модератор', { status: 'archived' }],
  ['Щербакова Эльвира Тимофеевна', 'e.shcherbakova', ['content-manager'], 'Контент-менеджер', { status: 'blocked' }],
])

function people(from: number, lines: Line[]): DemoUser[] {
  return lines.map(([name, address, roles, position, odd], index) => {
    const [last_name = '', first_name = '', middle_name = null] = name.split(' ')
    const phone = `+7900000${String(from + index).padStart(4, '0')}`
    return { last_name, first_name, middle_name, email: `${address}@example.com`, phone, position, roles, ...odd }
  })
}
