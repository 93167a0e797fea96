import type { ReactElement } from 'react'
import { Button } from '#button/button.tsx'
import { ButtonLink } from '#button/button-link.tsx'
import { IconButton } from '#button/icon-button.tsx'
import { TextLink } from '#button/text-link.tsx'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { Switch } from '#checkbox/switch.tsx'
import { Combobox } from '#combobox/combobox.tsx'
import { MultiCombobox } from '#combobox/multi-combobox.tsx'
import { BulkBar } from '#data-table/bulk-bar.tsx'
import { FilterBar } from '#data-table/filter-bar.tsx'
import { Pagination } from '#data-table/pagination.tsx'
import { SortSelect } from '#data-table/sort-select.tsx'
import { DateInput } from '#date/date-input.tsx'
import { DateRangeInput } from '#date/date-range-input.tsx'
import { ScheduleEditor } from '#date/schedule/schedule-editor.tsx'
import { DaysView, ScheduleView } from '#date/schedule/schedule-view.tsx'
import { TimeInput } from '#date/time-input.tsx'
import { ValueDiff } from '#diff/value-diff.tsx'
import { WordDiff } from '#diff/word-diff.tsx'
import { Avatar } from '#display/avatar.tsx'
import { DescriptionList } from '#display/description-list.tsx'
import { Figures } from '#display/figures.tsx'
import { Kbd } from '#display/kbd.tsx'
import { Meter } from '#display/meter.tsx'
import { Picture } from '#display/picture.tsx'
import { Segments } from '#display/segments.tsx'
import { Spark } from '#display/spark.tsx'
import { StatusChip } from '#display/status-chip.tsx'
import { Tag } from '#display/tag.tsx'
import { Timeline } from '#display/timeline.tsx'
import { EmptyState } from '#feedback/empty-state.tsx'
import { ErrorPage } from '#feedback/error-page.tsx'
import { Notice } from '#feedback/notice.tsx'
import { Skeleton } from '#feedback/skeleton.tsx'
import { Spinner } from '#feedback/spinner.tsx'
import { RadioGroup } from '#field/choice/radio-group.tsx'
import { SegmentedControl } from '#field/choice/segmented-control.tsx'
import { Field } from '#field/field.tsx'
import { FieldGroup } from '#field/field-group.tsx'
import { FormErrorSummary } from '#field/form-error-summary.tsx'
import { SaveBar } from '#field/save-bar.tsx'
import type { Log } from '#headless/parts/test-grid.tsx'
import { createToasts } from '#headless/toasts/toasts.ts'
import { FormattedInput } from '#input/formatted-input.tsx'
import { Input } from '#input/input.tsx'
import { MaskedInput } from '#input/masked-input.tsx'
import { NativeSelect } from '#input/native-select.tsx'
import { NumericInput } from '#input/numeric-input.tsx'
import { PasswordInput } from '#input/password-input.tsx'
import { SearchInput } from '#input/search-input.tsx'
import { Textarea } from '#input/textarea.tsx'
import { Accordion, AccordionItem } from '#page/accordion.tsx'
import { Breadcrumbs } from '#page/breadcrumbs.tsx'
import { Card } from '#page/card.tsx'
import { PageHeader } from '#page/page-header.tsx'
import { AppShell } from '#page/shell/app-shell.tsx'
import { Sidebar, SidebarGroup, SidebarLink } from '#page/shell/sidebar.tsx'
import { Stepper } from '#page/stepper.tsx'
import { TabLink, TabLinks } from '#page/tab-links.tsx'
import { Tabs } from '#page/tabs.tsx'
import { Tree } from '#page/tree.tsx'
import { Toaster } from '#toast/toaster.tsx'

const option = { value: 'one', label: 'One' }
const choices = { options: [option, { value: 'two', label: 'Two' }], value: 'one' as const }
const toasts = createToasts()
const nodes = [{ id: 'one', name: 'One', children: [{ id: 'two', name: 'Two' }] }]
const open: ReadonlySet<string> = new Set(['one'])

type Draw = (props: object, log: Log) => ReactElement

/** What takes the props of an element and passes them to it, with the props that it needs. */
export const styled: Readonly<Record<string, Draw>> = {
  Accordion: (props) => <Accordion {...props} />,
  AccordionItem: (props) => <AccordionItem title="One" {...props} />,
  AppShell: (props) => (
    <AppShell skipLabel="Skip" side="Side" bar="Bar" {...props}>
      Page
    </AppShell>
  ),
  Avatar: (props) => <Avatar name="Anna" {...props} />,
  Breadcrumbs: (props) => <Breadcrumbs {...props} />,
  BulkBar: (props, log) => <BulkBar selected={1} onClear={() => log('clear')} {...props} />,
  Button: (props) => <Button {...props} />,
  ButtonLink: (props) => <ButtonLink href="#one" {...props} />,
  Card: (props) => <Card {...props} />,
  Checkbox: (props) => <Checkbox label="One" {...props} />,
  Combobox: (props, log) => (
    <Combobox options={[option]} value={null} onValueChange={(chosen) => log('value', chosen?.value)} {...props} />
  ),
  DateInput: (props, log) => <DateInput value="" onValueChange={() => log('value')} {...props} />,
  DateRangeInput: (props, log) => (
    <DateRangeInput value={{ from: '', to: '' }} onValueChange={() => log('value')} {...props} />
  ),
  DaysView: (props) => <DaysView days={[{ name: 'Monday', hours: [], isToday: true }]} {...props} />,
  DescriptionList: (props) => <DescriptionList {...props} />,
  EmptyState: (props) => <EmptyState heading="None" {...props} />,
  ErrorPage: (props) => <ErrorPage status={500} heading="Error" text="Text" action="Back" {...props} />,
  Field: (props) => <Field label="One" {...props} />,
  FieldGroup: (props) => <FieldGroup legend="One" {...props} />,
  Figures: (props) => <Figures {...props} />,
  FilterBar: (props, log) => (
    <FilterBar
      active={[{ id: 'one', name: 'One', value: '1' }]}
      onRemove={(id) => log('remove', id)}
      onReset={() => log('reset')}
      {...props}
    />
  ),
  FormErrorSummary: (props) => <FormErrorSummary errors={[{ message: 'Wrong' }]} attempt={1} {...props} />,
  FormattedInput: (props) => <FormattedInput format={(text) => text} significant={(text) => text.length} {...props} />,
  IconButton: (props) => <IconButton label="One" {...props} />,
  Input: (props) => <Input {...props} />,
  Kbd: (props) => <Kbd {...props} />,
  MaskedInput: (props) => <MaskedInput mask="##:##" {...props} />,
  Meter: (props) => <Meter percent={50} {...props} />,
  MultiCombobox: (props, log) => (
    <MultiCombobox options={[option]} values={[option]} onValuesChange={() => log('values')} {...props} />
  ),
  NativeSelect: (props) => <NativeSelect {...props} />,
  Notice: (props) => <Notice tone="blue" {...props} />,
  NumericInput: (props, log) => <NumericInput value={1} onValueChange={() => log('value')} suffix="kg" {...props} />,
  PageHeader: (props) => <PageHeader heading="One" {...props} />,
  Pagination: (props, log) => (
    <Pagination page={1} pageSize={20} total={30} onPageChange={(page) => log('page', page)} {...props} />
  ),
  PasswordInput: (props) => <PasswordInput {...props} />,
  Picture: (props) => <Picture src="data:," alt="One" {...props} />,
  RadioGroup: (props, log) => (
    <RadioGroup legend="One" {...choices} onValueChange={(value) => log('value', value)} {...props} />
  ),
  SaveBar: (props, log) => <SaveBar changes={['One']} onDiscard={() => log('discard')} {...props} />,
  ScheduleEditor: (props, log) => <ScheduleEditor value={[]} onValueChange={() => log('value')} {...props} />,
  ScheduleView: (props) => <ScheduleView value={[]} {...props} />,
  SearchInput: (props, log) => <SearchInput value="one" onValueChange={(text) => log('value', text)} {...props} />,
  SegmentedControl: (props, log) => (
    <SegmentedControl label="One" {...choices} onValueChange={(value) => log('value', value)} {...props} />
  ),
  Segments: (props) => <Segments parts={[{ id: 1, label: 'One', tone: 'grey', percent: 50 }]} {...props} />,
  Sidebar: (props) => <Sidebar label="One" {...props} />,
  SidebarGroup: (props) => <SidebarGroup label="One" {...props} />,
  SidebarLink: (props) => <SidebarLink icon={null} label="One" href="#one" {...props} />,
  Skeleton: (props) => <Skeleton {...props} />,
  SortSelect: (props, log) => (
    <SortSelect
      columns={[{ header: 'One', sortKey: 'one' }]}
      sort={undefined}
      onSortChange={() => log('sort')}
      {...props}
    />
  ),
  Spark: (props) => <Spark values={[1, 2]} label="One" {...props} />,
  Spinner: (props) => <Spinner {...props} />,
  StatusChip: (props) => <StatusChip {...props} />,
  Stepper: (props, log) => (
    <Stepper
      label="One"
      steps={[{ id: 'one', label: 'One', state: 'done' }]}
      onSelect={(id) => log('select', id)}
      {...props}
    />
  ),
  Switch: (props) => <Switch label="One" {...props} />,
  TabLink: (props) => <TabLink href="#one" {...props} />,
  TabLinks: (props) => <TabLinks {...props} />,
  Tabs: (props) => <Tabs label="One" tabs={[{ value: 'one', label: 'One', content: '1' }]} {...props} />,
  Tag: (props) => <Tag {...props} />,
  TextLink: (props) => <TextLink href="#one" {...props} />,
  Textarea: (props) => <Textarea {...props} />,
  TimeInput: (props, log) => <TimeInput value="10:00" onValueChange={() => log('value')} {...props} />,
  Timeline: (props) => <Timeline entries={[]} timeZone="UTC" {...props} />,
  Toaster: (props) => <Toaster toasts={toasts} {...props} />,
  Tree: (props, log) => (
    <Tree
      label="One"
      nodes={nodes}
      open={open}
      onOpenChange={() => log('open')}
      onSelect={(id) => log('select', id)}
      {...props}
    />
  ),
  ValueDiff: (props) => <ValueDiff before="1" after="2" {...props} />,
  WordDiff: (props) => <WordDiff before="1" after="2" {...props} />,
}
