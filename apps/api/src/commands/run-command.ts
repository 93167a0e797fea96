import { type OpenDatabase, openDatabase } from '#db/database.ts'
import { type Env, readEnv } from '#env.ts'
import { startFailure } from './start-failure.ts'
import { wordsOf } from '#text/loggable.ts'

/**
 * Reads the arguments and runs a command on the database of the environment. An error is printed without data and ends
 * the process with 1.
 */
export async function runCommand<Input>(
  readInput: () => Input,
  run: (database: OpenDatabase, env: Env, input: Input) => Promise<void>,
): Promise<void> {
  try {
    const input = readInput()
    const env = readEnv(process.env)
    const { databaseUrl: url, dataDir: folder, connections, deadlines } = env
    const database = await openDatabase({ url, folder, connections, deadlines, onError: printError })
    const runFit = async () => {
      await database.requireFit()
      await run(database, env, input)
    }
    await runFit().finally(() => database.close())
  } catch (error) {
    console.error(startFailure(error))
    process.exit(1)
  }
}

function printError(error: Error) {
  console.error(wordsOf(error))
}
