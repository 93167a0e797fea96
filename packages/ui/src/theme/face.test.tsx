import { expect, test } from 'vitest'
import './face.css'

const fallbacks = ['Arial', 'Roboto', 'DejaVu'].map((font) => `'Inter in ${font}'`).join(', ')
const sentence = 'Продавец подтвердил отгрузку, покупатель ждёт доставку до пункта выдачи: 22 ноября, KYB 333955'

function size(font: string, text: string) {
  const line = document.createElement('span')
  line.style.cssText = `position: absolute; white-space: nowrap; font: 450 14px ${font}`
  line.textContent = text
  document.body.append(line)
  const { width, height } = line.getBoundingClientRect()
  line.remove()
  return { width, height }
}

test('the typeface has every sign of the interface', async () => {
  await document.fonts.load('450 14px Inter', 'Щя')
  // A sign that is absent takes the width of the font behind.
  const absent = Array.from('ЁёЩщЪъЯяҐAzŁž09₽№%«»„“–—−×·…→←↑↓↵★☆✓⌘\u202f').filter(
    (sign) => size('Inter, monospace', sign).width !== size('Inter, serif', sign).width,
  )
  expect(absent).toEqual([])
})

test('the font that stands in until the typeface has come takes the same room', async () => {
  await document.fonts.load('450 14px Inter', sentence)
  const face = size('Inter', sentence)
  const fallback = size(`${fallbacks}, monospace`, sentence)
  expect(Math.abs(fallback.width / face.width - 1)).toBeLessThan(0.02)
  expect(Math.abs(fallback.height - face.height)).toBeLessThanOrEqual(1)
})
