/**
 * A folder of rooms. Its floors are listed from the ground up: a room imports itself and the floors before its own; rooms of
 * one floor do not know each other.
 */
export interface House {
  readonly folder: string
  readonly floors: readonly (readonly string[])[]
  /** Lower rooms that a room leaves alone all the same. */
  readonly apart?: Readonly<Record<string, readonly string[]>>
  /** The files through which rooms of one kind (`sections/*`) are entered; without them, such rooms do not know each other. */
  readonly doors?: readonly Door[]
  /** Whether tests of single rooms may drive the whole house, and so import from any floor. */
  readonly testsReachUp?: boolean
  /** Packages that a room takes from a room of the house. */
  readonly through?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Door {
  /** Files of any section that may use the door; without it, all. */
  readonly from?: RegExp
  readonly to: RegExp
}

export const houses: readonly House[] = [
  {
    folder: 'packages',
    floors: [['permissions'], ['sdk'], ['hooks', 'mcp', 'cli'], ['ui']],
    apart: { ui: ['permissions', 'sdk', 'hooks', 'mcp', 'cli'], cli: ['permissions'] },
  },
  {
    folder: 'apps',
    floors: [['api', 'admin', 'docs']],
  },
  {
    folder: 'apps/api/src',
    floors: [
      ['text'],
      ['errors.ts'],
      ['limit-concurrency.ts'],
      ['db'],
      ['env.ts'],
      ['contract', 'files'],
      ['query'],
      ['records', 'export', 'mail', 'seeding'],
      ['registry'],
      ['sections/*'],
      ['sections.ts'],
      ['http'],
      ['telemetry'],
      ['app.ts', 'jobs', 'demo-data.ts', 'greeting.ts'],
      ['commands'],
      ['main.ts'],
    ],
    // http/ is the wire: handlers come to it from app.ts.
    apart: { http: ['records', 'export', 'mail', 'seeding', 'registry', 'sections/*', 'sections.ts'] },
    // Tables refer to each other by foreign keys and are joined; demo data builds on demo data.
    doors: [
      { to: /^(?:public|schema)\.ts$/ },
      { from: /^(?:seed|demo-)[^/]*\.ts$|^demo\//, to: /^(?:seed|demo-)[^/]*\.ts$|^demo[^/]*\// },
    ],
    testsReachUp: true,
    through: { 'sections/*': { 'drizzle-orm': '#db/drizzle.ts' } },
  },
  {
    folder: 'apps/admin/src',
    floors: [
      ['paraglide'],
      ['contract'],
      ['text'],
      ['data'],
      ['page'],
      ['form'],
      ['record'],
      ['list'],
      ['shop'],
      ['sections/*'],
      ['handbooks.tsx', 'company.tsx'],
      ['sections.ts', 'public-sections.ts'],
      ['app'],
      ['main.tsx', 'early.ts'],
    ],
    // The registries alone know the sections.
    apart: { app: ['sections/*'], 'main.tsx': ['sections/*'] },
  },
]

/** The only places whose imports may climb (`../`): they have no layers. */
export const CLIMBING = /^(?:tools|e2e|bench|\.storybook)\/|\.config\.ts$/
