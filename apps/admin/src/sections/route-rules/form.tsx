import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { queries, useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { routeRulesCreateRules as rules } from '#contract/rules/route-rules.gen.ts'
import { deletion, type RouteRule } from './delete.ts'
import { pathTo } from '#data/paths.ts'

interface RouteRuleValues {
  path: string
  redirect: string
}

const valuesOf = (rule: RouteRule | null): RouteRuleValues => ({
  path: rule?.path ?? '',
  redirect: rule?.redirect ?? '',
})

const payloadOf = ({ path, redirect }: RouteRuleValues): RouteRuleValues => ({
  path: path.trim(),
  redirect: redirect.trim(),
})

/** The normalised path of an address, as the server compares it. */
const pageOf = (address: string) => address.replace(/[?#][^]*/, '').replace(/(?<=^\/|[^/])\/+$/, '')

/** Only the server can detect longer circles. */
const circleOf = ({ path, redirect }: RouteRuleValues) =>
  path && pageOf(path) === pageOf(redirect) ? { redirect: m.route_rules_itself() } : {}

function RouteRuleForm({ record: rule }: { record: RouteRule | null }) {
  const canChange = useCan('setting.update')
  const edit = useRecordForm<RouteRuleValues, RouteRule>({
    of: 'routeRules',
    record: rule,
    rules,
    toValues: valuesOf,
    toPayload: payloadOf,
    refine: circleOf,
    create: client.api.routeRules.create,
    update: client.api.routeRules.update,
  })
  return (
    <RecordPage
      title={rule?.path ?? m.route_rules_new_title()}
      parent={<Crumbs to={[[pathTo('routeRules.list'), m.entity_route_rule()]]} />}
      edit={edit}
      permission="setting.update"
      actions={
        rule &&
        canChange && (
          <DeleteMenu
            of={{ entity: 'route-rule', entity_id: rule.id }}
            action={m.route_rules_delete()}
            list={pathTo('routeRules.list')}
            {...deletion(rule)}
          />
        )
      }
      side={rule && <RecordFacts entity="route-rule" record={rule} />}
    >
      <FormSection title={m.entity_route_rule()}>
        <TextField<RouteRuleValues>
          name="path"
          autoComplete="off"
          spellCheck={false}
          hint={m.route_rules_path_hint()}
        />
        <TextField<RouteRuleValues>
          name="redirect"
          autoComplete="off"
          spellCheck={false}
          hint={m.route_rules_redirect_hint()}
        />
      </FormSection>
    </RecordPage>
  )
}

export const { Component, loader } = recordFormScreen(queries.routeRules.view, RouteRuleForm)
