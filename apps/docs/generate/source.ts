import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export const packages = join(import.meta.dirname, '../../../packages')

/** A file of the packages as a tree, without types. */
export function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(join(packages, path), 'utf8'), ts.ScriptTarget.ES2023, true)
}

/** The members of an interface, or of the object that a type is. */
export function membersOf(file: ts.SourceFile, name: string): ts.PropertySignature[] {
  const declaration = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  )
  if (!declaration) throw new Error(`${file.fileName} has no interface ${name}`)
  return declaration.members.filter(ts.isPropertySignature)
}

export function propertiesOf(type: ts.TypeNode | undefined): ts.PropertySignature[] {
  return type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
}

export function property(type: ts.TypeNode | undefined, name: string): ts.TypeNode | undefined {
  return propertiesOf(type).find((member) => nameOf(member) === name)?.type
}

export function nameOf({ name }: ts.PropertySignature): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) || ts.isNumericLiteral(name) ? name.text : name.getText()
}

/** The text and the tags of a declaration's comment. */
export function docsOf(node: ts.Node): { text: string; tags: Map<string, string> } {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const tags = comments.flatMap(({ tags = [] }) => [...tags])
  return {
    text: comments.map(({ comment }) => plainText(comment)).join('\n\n'),
    tags: new Map(tags.map((tag) => [tag.tagName.text, plainText(tag.comment)])),
  }
}

function plainText(comment: ts.JSDoc['comment']): string {
  // `{@link name}` is a name in an editor, and code on a page.
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\{@link (\w+)\}/g, '`$1`')
}
