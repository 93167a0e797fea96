/** Runs while a backend of PostgreSQL hangs: it keeps its connection and answers nothing. */
export async function whileStopped<Result>(pid: number, run: () => Promise<Result>): Promise<Result> {
  process.kill(pid, 'SIGSTOP')
  try {
    return await run()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}
