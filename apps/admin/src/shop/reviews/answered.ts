import type { Schemas } from '@admin-panel/sdk'

export type Answered = Pick<Schemas['ReviewRow'], 'id' | 'version' | 'status' | 'reply_text' | 'has_complaint'>
