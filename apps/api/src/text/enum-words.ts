import type { Schemas } from '@admin-panel/sdk'

export const conditionLabels: Record<Schemas['ProductCondition'], string> = {
  new: 'Новый',
  remanufactured: 'Восстановленный',
  used: 'Б/у',
}

export const crossLabels: Record<Schemas['CrossKind'], string> = {
  analog: 'аналог',
  replacement: 'замена',
  superseded: 'заменён на',
}

export const companyTypeLabels: Record<Schemas['CompanyType'], string> = {
  legal: 'Юридическое лицо',
  entrepreneur: 'ИП',
  self_employed: 'Самозанятый',
}

export const taxLabels: Record<Schemas['TaxSystem'], string> = {
  osno: 'ОСНО',
  usn_income: 'УСН доходы',
  usn_income_expense: 'УСН доходы − расходы',
  ausn: 'АУСН',
  patent: 'Патент',
  npd: 'НПД',
}

export const serviceLabels: Record<Schemas['StorePointService'], string> = {
  tire: 'Шиномонтаж',
  oil: 'Замена масла',
  diagnostics: 'Диагностика',
  body: 'Кузовной ремонт',
  electric: 'Автоэлектрика',
  alignment: 'Сход-развал',
  other: 'Другое',
}

const countries = new Intl.DisplayNames('ru', { type: 'region' })

export const countryLabel = (code: string) => countries.of(code) ?? code
export const vatLabel = (rate: string) => (rate === 'none' ? 'Без НДС' : `${rate} %`)
