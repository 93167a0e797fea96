import { compile, getDoc, getSummary, logDiagnostics, NodeHost, type Namespace, type Program } from '@typespec/compiler'
import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ENTITIES, EVERYDAY, NO_PROOFS, PARTS, RESOURCES, STEP_UPS } from './resource.js'
import type { Document } from './document.ts'

const root = join(import.meta.dirname, '..')

/** The declaration of an entity by `@resource` or `@entity`. */
export interface Entity {
  name: string
  gender: 'm' | 'f' | 'n'
  group: string | undefined
  isScoped: boolean
  isShared: boolean
  isSearched: boolean
  /** Why its changes ask for no fresh proof; undefined where they do. */
  everyday: string | undefined
}

export interface Resource {
  name: string
  /** The entity whose records it serves. */
  entity: string | undefined
  /** Whether the entity is declared here: two resources may serve the same records. */
  isMain: boolean
  description: string | undefined
  /** Its operations that need a fresh proof of who the user is, though others do not. */
  stepUps: readonly string[]
  /** Its operations that need none, though others do, with the reason. */
  noProofs: Readonly<Record<string, string>>
  /** Changes of its records that need none, though others do, with the reason. */
  everyday: Readonly<Record<string, string>>
  /** Its part of the contract under '', and those of operations that belong to another one. */
  parts: Readonly<Record<string, string>>
}

/** A member of an enum: its name, its value and its label. */
export interface Word {
  member: string
  value: string
  label: string | undefined
}

export interface Contract {
  document: Document
  resources: readonly Resource[]
  entities: ReadonlyMap<string, Entity>
  groups: readonly Word[]
  actions: readonly Word[]
  enums: ReadonlyMap<string, readonly Word[]>
}

/** Compiles `openapi/*.tsp`; undefined after the compiler has reported an error. */
export async function compileContract(): Promise<Contract | undefined> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'contract-'))
  const program = await compile(NodeHost, join(root, 'main.tsp'), {
    emit: [join(root, 'node_modules/@typespec/openapi3')],
    options: {
      '@typespec/openapi3': {
        'emitter-output-dir': folder.path,
        'output-file': 'openapi.json',
        'file-type': 'json',
        'openapi-versions': ['3.1.0'],
        'omit-unreachable-types': true,
        'operation-id-strategy': { kind: 'parent-container', separator: '.' },
      },
    },
  })
  logDiagnostics(program.diagnostics, NodeHost.logSink)
  if (program.hasError()) return undefined
  const imported = new Set([...program.sourceFiles.keys()].map((path) => basename(path)))
  const forgotten = globSync(['*.tsp', 'common/*.tsp'], { cwd: root }).filter((file) => !imported.has(basename(file)))
  if (forgotten.length > 0) throw new Error(`${forgotten.join(', ')}: no file imports it, add it to main.tsp`)
  const document: Document = JSON.parse(readFileSync(join(folder.path, 'openapi.json'), 'utf8'))
  return { document, ...factsOf(program) }
}

function factsOf(program: Program): Omit<Contract, 'document'> {
  const { namespaces } = program.getGlobalNamespaceType()
  const contract = namespaces.get('AdminPanel')
  const vocabulary = namespaces.get('Vocabulary')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The decorators of this folder fill both maps.
  const declared = program.stateMap(ENTITIES) as unknown as Map<string, Declared>
  return {
    resources: [...(contract?.interfaces.values() ?? [])]
      .filter(({ operations }) => operations.size > 0)
      .map((type) => {
        const resource: { entity: string; declares: boolean } | undefined = program.stateMap(RESOURCES).get(type)
        return {
          name: type.name,
          entity: resource?.entity,
          isMain: resource?.declares ?? false,
          description: getDoc(program, type),
          stepUps: program.stateMap(STEP_UPS).get(type) ?? [],
          noProofs: program.stateMap(NO_PROOFS).get(type) ?? {},
          everyday: program.stateMap(EVERYDAY).get(type) ?? {},
          parts: program.stateMap(PARTS).get(type) ?? {},
        }
      }),
    entities: new Map(
      [...declared].map(([name, facts]) => [
        name,
        {
          name: facts.name,
          gender: facts.gender ?? 'n',
          group: facts.group?.value.name,
          isScoped: facts.scoped ?? false,
          isShared: facts.shared !== undefined,
          isSearched: facts.searched ?? false,
          everyday: facts.everyday,
        },
      ]),
    ),
    groups: wordsOf(program, vocabulary, 'Group'),
    actions: wordsOf(program, vocabulary, 'Action'),
    enums: new Map([...(contract?.enums.keys() ?? [])].map((name) => [name, wordsOf(program, contract, name)])),
  }
}

interface Declared {
  name: string
  gender?: 'm' | 'f' | 'n'
  group?: { value: { name: string } }
  scoped?: boolean
  shared?: string
  searched?: boolean
  everyday?: string
}

function wordsOf(program: Program, namespace: Namespace | undefined, name: string): Word[] {
  return [...(namespace?.enums.get(name)?.members.values() ?? [])].map((member) => ({
    member: member.name,
    value: String(member.value ?? member.name),
    label: getSummary(program, member),
  }))
}
