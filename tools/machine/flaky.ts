import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests of a browser that passed only when they were repeated, and what failed at first. */
export const flaky: Reporter = {
  onTestRunEnd(modules) {
    const lines = modules.flatMap(flakyTests)
    if (lines.length > 0) console.log(['Flaky tests, each a defect to mend:', ...lines].join('\n'))
  },
}

function flakyTests(module: TestModule) {
  return [...module.children.allTests()]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => {
      const errors = test.result().errors?.map(({ message }) => message) ?? []
      return [`${module.relativeModuleId} > ${test.fullName}`, ...errors].join('\n    ')
    })
}
