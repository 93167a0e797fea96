import ts from 'typescript'

/**
 * The types of the contract with a name for each schema, which editors and errors show in place of all of its fields:
 * `User`, and not `{ id: …; 16 more }`.
 */
export function named(source: string): string {
  const file = ts.createSourceFile('schema.gen.ts', source, ts.ScriptTarget.ES2023, true)
  const components = file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'components')
  const schemas = components?.members
    .filter(ts.isPropertySignature)
    .find(({ name }) => name.getText() === 'schemas')?.type
  if (!schemas || !ts.isTypeLiteralNode(schemas)) throw new Error('The types of the contract have no schemas')
  const members = schemas.members.filter(ts.isPropertySignature)
  const names = members.map(({ name }) => `        ${name.getText()}: ${name.getText()};\n`)
  const aliases = members.map((member) => {
    const text = `${source.slice(member.getStart(file, true), member.getStart(file))}type ${member.name.getText()} = ${member.type?.getText() ?? 'unknown'}`
    return `${text.replaceAll('\n        ', '\n')}\n`
  })
  const listed = `${source.slice(0, schemas.getStart())}{\n${names.join('')}    }${source.slice(schemas.end)}`
  return `${listed}${aliases.join('')}`.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
}
