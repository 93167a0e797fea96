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

/** Read by `step-ups.ts`, which writes `x-step-up`. */
export const STEP_UPS = Symbol.for('admin-panel.step-ups')
export const NO_PROOFS = Symbol.for('admin-panel.no-proofs')
export const EVERYDAY = Symbol.for('admin-panel.everyday')

function stepUp({ program }, target, ...operations) {
  program.stateMap(STEP_UPS).set(target, operations)
}

function noProof(context, target, reason, ...operations) {
  add(context, NO_PROOFS, target, reason, operations)
}

function everyday(context, target, reason, ...changes) {
  add(context, EVERYDAY, target, reason, changes)
}

/** Read by `parts.ts`, which writes `x-part`; the key of the interface itself is ''. */
export const PARTS = Symbol.for('admin-panel.parts')

function part(context, target, part, ...operations) {
  add(context, PARTS, target, part.value.name, operations.length > 0 ? operations : [''])
}

/** A decorator that may stand there several times. */
function add({ program }, key, target, reason, names) {
  const map = program.stateMap(key)
  map.set(target, { ...map.get(target), ...Object.fromEntries(names.map((name) => [name, reason])) })
}

/** The opposite of `@withOptionalProperties` of TypeSpec. */
function withRequiredProperties(_context, target) {
  for (const property of target.properties.values()) property.optional = false
}

export const $decorators = {
  Vocabulary: { resource, entity, everyday, noProof, part, stepUp },
  AdminPanel: { withRequiredProperties },
}
