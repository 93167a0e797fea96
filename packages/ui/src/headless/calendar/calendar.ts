export { Day, type DayProps, type DropdownProps } from './day.tsx'
export { Month, type MonthProps, type MonthTexts } from './month.tsx'
export { useDayPanel, type DayPanelArgs } from './use-day-panel.ts'
export { useRangePanel, type RangePanelArgs } from './use-range-panel.ts'
