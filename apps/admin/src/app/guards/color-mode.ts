import type { MiddlewareFunction } from 'react-router'
import { applyColorMode } from '#shared/color-mode.ts'

export const colorMode: MiddlewareFunction = () => applyColorMode()
