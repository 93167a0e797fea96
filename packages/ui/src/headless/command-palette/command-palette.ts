export { Content, Group, Input, List, Option, Overlay, Root, Title } from './parts.tsx'
export type { ContentProps, GroupProps, InputProps, ListProps, OptionProps, RootProps } from './parts.tsx'
export { useCommandPalette } from './use-command-palette.ts'
export type { CommandPaletteArgs, CommandPaletteState, PaletteGroup, PaletteItem } from './use-command-palette.ts'
