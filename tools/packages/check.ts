import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build as bundle } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from '../run.ts'
import { buildPackage, packPackage } from './pack.ts'
import { renderedOnServer } from './rendered.ts'
import { packedSize, sizes } from './size.ts'

// Builds and packs the packages and checks the tarballs that users of npm would get.
const names = ['permissions', 'sdk', 'hooks', 'mcp', 'cli', 'ui']
const exec = promisify(execFile)
const bin = (name: string) => join(root, 'node_modules/.bin', name)
using temporary = mkdtempDisposableSync(join(tmpdir(), 'packages-'))
const folder = temporary.path
const modules = join(folder, 'node_modules')
const faults: string[] = []

interface Manifest {
  readonly dependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
  readonly exports: Record<string, unknown>
}

await buildAll()
const tarballs = await Promise.all(names.map((name) => packPackage(name, folder)))
await Promise.all(tarballs.map((tarball, index) => unpack(tarball, names[index] ?? '')))
for (const name of names) {
  checkFiles(name)
  link(name)
}
await Promise.all([
  ...tarballs.map(lint),
  ...tarballs.map(checkTypes),
  ...names.map(load),
  runCommand(),
  loadOnServer(),
  useTypes(),
  checkSizes(),
  testBuilt(),
  renderedOnServer(folder).then((fault) => fault && faults.push(`ui rendered on a server: ${fault}`)),
])
for (const fault of faults) console.error(`✗ ${fault}`)
if (faults.length === 0) console.log(`✓ ${names.length} packages are fit to be published`)
process.exitCode = faults.length > 0 ? 1 : 0

async function buildAll() {
  // Files of an earlier build would hide those that this one fails to write.
  for (const name of names) rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true })
  await Promise.all([buildTyped(), buildPackage('ui')])
}

async function buildTyped() {
  // Each one's declarations are read from the build of the one before.
  for (const name of ['permissions', 'sdk', 'hooks', 'mcp', 'cli']) await buildPackage(name)
}

async function unpack(tarball: string, name: string) {
  const target = join(modules, '@admin-panel', name)
  mkdirSync(target, { recursive: true })
  await exec('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
}

function filesOf(name: string): string[] {
  return readdirSync(join(modules, '@admin-panel', name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function checkFiles(name: string) {
  const files = filesOf(name)
  const base = join(modules, '@admin-panel', name)
  for (const file of ['README.md', 'LICENSE', 'package.json'])
    if (!existsSync(join(base, file))) faults.push(`${name}: ${file} is missing`)
  for (const file of files) {
    const path = file.slice(base.length + 1)
    if (/\.(test|stories)\.|tsbuildinfo/.test(path)) faults.push(`${name}: ${path} does not belong in the tarball`)
    const text = readFileSync(file, 'utf8')
    if (path.endsWith('.map') && !hasSources(text)) faults.push(`${name}: ${path} has no sources`)
    if (text.includes('sourceMappingURL') && !files.includes(`${file}.map`))
      faults.push(`${name}: ${path} names a map that is not in the tarball`)
    if (text.includes(root) || /\bfile:\/\/\/|"(?:workspace|catalog):/.test(text))
      faults.push(`${name}: ${path} speaks of the machine that built it`)
  }
}

/** The sources are not in the tarball, so that a map must bring them. */
function hasSources(text: string) {
  const { sources, sourcesContent = [] }: { sources: string[]; sourcesContent?: (string | null)[] } = JSON.parse(text)
  return sources.every((_, index) => sourcesContent[index])
}

function link(name: string) {
  const { dependencies, peerDependencies } = manifestOf(name)
  const types = peerDependencies?.['react'] ? { '@types/react': '' } : {}
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies, ...types })) {
    const target = join(modules, dependency)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(join(root, 'packages', name, 'node_modules', dependency), target)
  }
}

async function lint(tarball: string) {
  const { messages, pkg } = await publint({
    pack: { tarball: toArrayBuffer(readFileSync(tarball)) },
    strict: true,
  })
  for (const message of messages) faults.push(`publint ${basename(tarball, '.tgz')}: ${formatMessage(message, pkg)}`)
}

async function checkTypes(tarball: string) {
  const name = basename(tarball, '.tgz')
  const styles = Object.keys(manifestOf(name).exports).filter((entry) => entry.endsWith('.css'))
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  await exec(bin('attw'), [tarball, '--profile', 'node16', '--no-color', '--format', 'ascii', ...excluded]).catch(
    ({ stdout }: { stdout: string }) => faults.push(`attw ${name}:\n${stdout}`),
  )
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(modules, '@admin-panel', name, 'package.json'), 'utf8'))
}

/** The modules that a package exports. */
function entriesOf(name: string): string[] {
  return Object.keys(manifestOf(name).exports)
    .filter((entry) => !/\.(json|css)$/.test(entry))
    .map((entry) => `@admin-panel/${name}${entry.slice(1)}`)
}

/** A server that renders React loads every module of the components, apart from those that are marked as client code. */
async function loadOnServer() {
  const outfile = join(folder, 'server.mjs')
  await bundle({
    stdin: {
      contents: entriesOf('ui')
        .map((entry) => `import '${entry}'`)
        .join('\n'),
      resolveDir: folder,
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['react-server'],
    // An import without a use stays, as it does where a page uses the component.
    ignoreAnnotations: true,
    external: ['react', 'react-dom'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'client-references',
        setup(esbuild) {
          esbuild.onLoad({ filter: /ui\/dist\/.*\.js$/ }, ({ path }) => {
            const contents = readFileSync(path, 'utf8')
            return { contents: contents.startsWith("'use client'") ? '' : contents }
          })
        },
      },
    ],
  })
  await exec(process.execPath, ['--conditions=react-server', outfile], { cwd: folder }).catch(
    ({ stderr }: { stderr: string }) => faults.push(`ui on a server: ${stderr}`),
  )
}

/** Imports and requires everything that the exports name, and makes a client. */
async function load(name: string) {
  const list = JSON.stringify(entriesOf(name))
  const client = `.createClient({ baseUrl: 'http://localhost' }).dispose()`
  const scripts = {
    'load.mjs': `for (const entry of ${list}) if (Object.keys(await import(entry)).length === 0) throw new Error(entry + ' exports nothing')
${name === 'sdk' ? `(await import('@admin-panel/sdk'))${client}` : ''}`,
    'load.cjs': `for (const entry of ${list}) if (Object.keys(require(entry)).length === 0) throw new Error(entry + ' exports nothing')
${name === 'sdk' ? `require('@admin-panel/sdk')${client}` : ''}`,
  }
  for (const [script, text] of Object.entries(scripts)) {
    const file = join(folder, `${name}-${script}`)
    writeFileSync(file, text)
    await exec(process.execPath, [file], { cwd: folder }).catch(({ stderr }: { stderr: string }) =>
      faults.push(`${name} ${script}: ${stderr}`),
    )
  }
}

/** The command runs from its tarball. */
async function runCommand() {
  const file = join(modules, '@admin-panel/cli/dist/main.js')
  await exec(process.execPath, [file, 'api', 'users.list', '--help'], { cwd: folder }).catch(
    ({ stderr }: { stderr: string }) => faults.push(`cli: ${stderr}`),
  )
}

/** Tests of the components run on what is published. */
async function testBuilt() {
  await exec(bin('vitest'), ['run', '--project=packed'], { cwd: root }).catch(({ stdout }: { stdout: string }) =>
    faults.push(`tests of the built ui:\n${stdout}`),
  )
}

/** A user's program is checked against the packed declarations, theirs included. */
async function useTypes() {
  const shared = { module: 'nodenext', target: 'es2023', strict: true, noEmit: true }
  // A page has no types of Node; a process has none of a browser, nor the library esnext.disposable.
  const runtimes = {
    page: { ...shared, lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    process: { ...shared, lib: ['es2023'], types: ['node'] },
  }
  mkdirSync(join(modules, '@types'), { recursive: true })
  symlinkSync(join(root, 'node_modules/@types/node'), join(modules, '@types/node'))
  for (const [runtime, compilerOptions] of Object.entries(runtimes))
    writeFileSync(
      join(folder, `tsconfig.${runtime}.json`),
      JSON.stringify({ compilerOptions, files: ['usage.mts', 'usage.cts'] }),
    )
  for (const file of ['usage.mts', 'usage.cts'])
    writeFileSync(
      join(folder, file),
      `import { createClient, isApiError, type Schemas } from '@admin-panel/sdk'
import { resourceEntities, type SelectableResource } from '@admin-panel/sdk/resources'
import { check } from '@admin-panel/sdk/validation'
import { createPermissions } from '@admin-panel/permissions'
import type { ButtonProps } from '@admin-panel/ui/button'
import type { DataTableProps } from '@admin-panel/ui/data-table'
export const client = createClient({ baseUrl: 'http://localhost' })
export const rows: Promise<readonly Schemas['UserRow'][]> = client.api.users.list({ status: ['active'] }).all()
export const one = client.http
  .GET('/api/user/admin/user/{id}', { params: { path: { id: 5 } } })
  .then(({ data, error }): string => error?.message ?? data?.email ?? '')
export const now = (error: unknown): string => (isApiError(error, 'stale', 'users.update') ? error.current.email : '')
export const can: boolean = createPermissions([]).can('order')
export const failed = (error: unknown) => isApiError(error, 'validation') && error.details
export const faults = check({ name: { label: 'Name', type: 'string', required: true } }, {}).name
export const entity: (of: SelectableResource) => string = (of) => resourceEntities[of]
export const variant: ButtonProps['variant'] = 'primary'
export const isStale = (props: DataTableProps<{ id: number }>): boolean | undefined => props.isStale
// @ts-expect-error a prop that the component does not have
export type NoProp = ButtonProps['colour']
// @ts-expect-error an action that the entity does not have
createPermissions([]).can('order.moveNode')
// @ts-expect-error a filter that the contract does not know
void client.api.users.list({ colour: 'red' })
void client.api.users.view({ id: 1 }, { headers: { a: 'b' } })
// @ts-expect-error the value of a header is a text
void client.api.users.view({ id: 1 }, { headers: { a: 1 } })
// @ts-expect-error a change names the version that it replaces
void client.api.users.update({ id: 1, position: 'x' })
// @ts-expect-error a path that the contract does not know
void client.http.GET('/api/nowhere')
`,
    )
  for (const runtime of Object.keys(runtimes))
    await exec(bin('tsc'), ['-p', join(folder, `tsconfig.${runtime}.json`)]).catch(({ stdout }: { stdout: string }) =>
      faults.push(`types of a ${runtime}: ${stdout}`),
    )
}

async function checkSizes() {
  const measured = [...(await sizes()), await packedSize(folder)]
  console.table(Object.fromEntries(measured.map(({ name, ...rest }) => [name, rest])))
  for (const { name, gzip, limit } of measured)
    if (gzip > limit) faults.push(`${name}: ${gzip} bytes, and ${limit} are allowed`)
}

function toArrayBuffer({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) {
  return buffer.slice(byteOffset, byteOffset + byteLength)
}
