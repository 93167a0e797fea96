import type { company } from '#sections/companies/schema.ts'

type Status = NonNullable<typeof company.$inferInsert.status>

export interface DemoCompany {
  form: 'ООО' | 'АО' | 'ИП' | 'НПД'
  name: string
  trade?: string
  status?: Status
}

/** Fictional sellers, with the company's or the owner's name and the trade name. The order determines the ids. */
export const demoCompanies: DemoCompany[] = [
  { form: 'ООО', name: 'Автодеталь-Север' },
  { form: 'ИП', name: 'Смирнова Анна Павловна', trade: 'Смирнова Авто' },
  { form: 'ООО', name: 'МоторКомплект' },
  { form: 'ООО', name: 'Тормозной Дом' },
  { form: 'ООО', name: 'Подвеска-Сервис' },
  { form: 'АО', name: 'Волжские Запчасти' },
  { form: 'ИП', name: 'Гаврилов Степан Андреевич', trade: 'Гараж Гаврилова' },
  { form: 'ООО', name: 'Фильтр-Маркет' },
  { form: 'ООО', name: 'Северная Резина', status: 'suspended' },
  { form: 'ООО', name: 'ЭлектроДрайв' },
  { form: 'ИП', name: 'Ершова Полина Максимовна', trade: 'Детали и точка' },
  { form: 'ООО', name: 'Кузов-Центр' },
  { form: 'ООО', name: 'Масляный Стандарт' },
  { form: 'НПД', name: 'Тихонов Марк Ильич', trade: 'Тихонов Тюнинг' },
  { form: 'ООО', name: 'Урал Автотрейд' },
  { form: 'ООО', name: 'Японский Ряд' },
  { form: 'ООО', name: 'Корея Партс' },
  { form: 'ИП', name: 'Ёлшина Вера Олеговна', trade: 'Ёлочка Авто' },
  { form: 'ООО', name: 'ТрансмиссияПро', status: 'suspended' },
  { form: 'АО', name: 'Байкал Агрегат' },
  { form: 'ООО', name: 'Выхлоп-Мастер' },
  { form: 'ООО', name: 'Сибирские Аккумуляторы' },
  { form: 'ИП', name: 'Назаров Тимур Ренатович', trade: 'Свечи и катушки' },
  { form: 'ООО', name: 'Ладога Деталь' },
  { form: 'ООО', name: 'ДизельПоинт' },
  { form: 'ООО', name: 'Радиатор 24' },
  { form: 'НПД', name: 'Кольцова Зоя Денисовна', trade: 'Чехлы от Зои', status: 'pending' },
  { form: 'ООО', name: 'Приморские Автозапчасти' },
  { form: 'ООО', name: 'Стекло и Зеркало', status: 'pending' },
  { form: 'ИП', name: 'Фомин Глеб Викторович', trade: 'Фомин Шины' },
  { form: 'ООО', name: 'ГрузДеталь' },
  { form: 'ООО', name: 'Оптика Авто', status: 'terminated' },
  { form: 'ООО', name: 'Донской Сайлентблок' },
  { form: 'ИП', name: 'Рябова Инна Сергеевна', trade: 'Коврики Плюс' },
  { form: 'ООО', name: 'Ремень и Ролик', status: 'pending' },
  { form: 'ООО', name: 'Старт-Генератор' },
  { form: 'ООО', name: 'Инструмент Поволжья', status: 'draft' },
  { form: 'АО', name: 'Камские Подшипники', status: 'terminated' },
  { form: 'ИП', name: 'Шубин Олег Янович', trade: 'Шубин Моторс', status: 'rejected' },
  { form: 'ООО', name: 'Восток Автохимия', status: 'draft' },
]
