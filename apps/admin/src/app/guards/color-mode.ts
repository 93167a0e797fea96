import type { MiddlewareFunction } from 'react-router'
import { applyColorMode } from '#data/color-mode.ts'

export const colorMode: MiddlewareFunction = () => applyColorMode()
