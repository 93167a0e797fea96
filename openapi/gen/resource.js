/** Stores the decorators of `vocabulary.tsp` for the generator. */
export const RESOURCES = Symbol.for('admin-panel.resources')
export const ENTITIES = Symbol.for('admin-panel.entities')

function resource(context, target, entity, facts) {
  context.program.stateMap(RESOURCES).set(target, { entity, declares: facts !== undefined })
  if (facts) declare(context, target, entity, facts)
}

function entity(context, target, name, facts) {
  declare(context, target, name, facts)
}

function declare({ program }, target, name, facts) {
  const declared = program.stateMap(ENTITIES)
  if (declared.has(name))
    program.reportDiagnostic({
      code: 'entity-declared-twice',
      severity: 'error',
      message: `The entity ${name} is declared twice: give its name in one @resource only`,
      target,
    })
  declared.set(name, facts)
}

/** Read by `finish.ts`, which writes `x-step-up`. */
export const STEP_UPS = Symbol.for('admin-panel.step-ups')

function stepUp({ program }, target, ...operations) {
  program.stateMap(STEP_UPS).set(target, operations)
}

/** The opposite of `@withOptionalProperties` of TypeSpec. */
function withRequiredProperties(_context, target) {
  for (const property of target.properties.values()) property.optional = false
}

export const $decorators = { Vocabulary: { resource, entity, stepUp }, AdminPanel: { withRequiredProperties } }
