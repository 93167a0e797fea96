import { endWithParents } from './parents.ts'

// For `node --import`: a program that knows nothing of those who start it ends with them.
endWithParents()
