/** Stops a process while `run` executes: its connections stay open but nothing responds. */
export async function whileStopped<Result>(pid: number, run: () => Promise<Result>): Promise<Result> {
  process.kill(pid, 'SIGSTOP')
  try {
    return await run()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}
