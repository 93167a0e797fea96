import { Button } from '@admin-panel/ui/button'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { Notice } from '@admin-panel/ui/notice'
import { m } from '#paraglide/messages.js'
import { download } from '#data/download.ts'

/** The codes are shown this once, so the user keeps them before going on. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n')
  return (
    <div className="@container flex flex-col gap-4">
      <Notice tone="amber" role="alert">
        {m.factor_codes_text()}
      </Notice>
      <ul aria-label={m.factor_codes()} className="grid gap-x-6 gap-y-1 font-code @min-[26rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={onClose}>
          {m.factor_codes_kept()}
        </Button>
        <Button onClick={() => download(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}>
          {m.export_download()}
        </Button>
        <CopyButton text={text} />
      </div>
    </div>
  )
}
