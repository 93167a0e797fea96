import { isBarcode } from '@admin-panel/sdk/validation'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'
import { LinesField } from '#form/fields/lines-field.tsx'
import type { ProductValues } from '#sections/products/record/values.ts'

const LENGTHS = new Set([8, 13])

/** Validates the check digit as soon as it is typed. */
export function BarcodesField() {
  return (
    <LinesField<ProductValues, string>
      name="barcodes"
      blank=""
      max={20}
      hasLegend
      add={m.product_barcode_add()}
      hint={m.product_barcode_hint()}
      lineName={(code, index) => code || String(index + 1)}
    >
      {(code, change, { index, isReadOnly }) => {
        const digits = code.replaceAll(/\s/g, '')
        const isWrong = LENGTHS.has(digits.length) && !isBarcode(digits)
        const noteId = `barcode-${index}-note`
        return (
          <>
            <Input
              aria-label={m.product_barcode_label({ number: index + 1 })}
              inputMode="numeric"
              value={code}
              readOnly={isReadOnly}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? noteId : undefined}
              onChange={(event) => change(event.target.value)}
              className="w-full max-w-60 font-code"
            />
            {isWrong && (
              <p id={noteId} className="mt-1 text-xs text-danger">
                {m.product_barcode_wrong()}
              </p>
            )}
          </>
        )
      }}
    </LinesField>
  )
}
