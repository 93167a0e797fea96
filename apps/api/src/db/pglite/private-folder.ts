import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

const OTHERS = 0o077
/** The folder may hold a million files; its own mode already protects them. */
const FILES = 'files'
/** Names that this server writes into the folder; all others belong to other programs. */
const OWN = /^(?:db|files|outbox|mark|lock|lock[.-].+|audit\..+)$/

/** The folder cannot hold the data. */
export class UnusableFolder extends Error {
  override name = 'UnusableFolder'
}

/**
 * Restricts everything this process and its threads create to its own user, including own files of an older version with
 * wider modes. The folder itself is restricted only if it holds nothing else: it may have been named by mistake.
 */
export function keepPrivate(folder: string): void {
  process.umask(OTHERS)
  const place = usable(folder)
  const names = readdirSync(place)
  for (const name of names.filter((one) => OWN.test(one))) close(targetOf(join(place, name)))
  if (names.every((name) => OWN.test(name))) restrict(place)
}

function usable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const fault = ['EEXIST', 'ENOTDIR'].includes(code)
      ? `${folder} — не каталог. Укажите каталог для данных`
      : `в каталог ${folder} нельзя писать (${code}). Дайте пользователю сервера право на запись или укажите другой каталог`
    throw new UnusableFolder(`DATA_DIR: ${fault}`, { cause: error })
  }
}

/** An own name may be a link to a larger disk. */
function targetOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/**
 * A folder is restricted after its contents, so that the next run completes an interrupted one. Symbolic links are
 * skipped.
 */
function close(path: string): void {
  const stats = lstatSync(path)
  if (stats.isDirectory() && ((stats.mode & OTHERS) !== 0 || basename(path) !== FILES)) {
    for (const name of readdirSync(path)) close(join(path, name))
  }
  restrict(path)
}

function restrict(path: string): void {
  const { mode, isSymbolicLink } = modeOf(path)
  if ((mode & OTHERS) !== 0 && !isSymbolicLink) chmodSync(path, mode & ~OTHERS)
}

function modeOf(path: string) {
  const stats = lstatSync(path)
  return { mode: stats.mode, isSymbolicLink: stats.isSymbolicLink() }
}
