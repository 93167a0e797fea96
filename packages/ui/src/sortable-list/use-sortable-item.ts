import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { cn } from '#cn.ts'
import type { ReorderState } from './use-reorder.ts'

const edges = { vertical: ['top', 'bottom'], horizontal: ['left', 'right'] } as const

const lines = {
  top: 'after:inset-x-0 after:top-0 after:h-0.5 after:-translate-y-1/2',
  bottom: 'after:inset-x-0 after:bottom-0 after:h-0.5 after:translate-y-1/2',
  left: 'after:inset-y-0 after:-left-1 after:w-0.5 after:-translate-x-1/2',
  right: 'after:inset-y-0 after:-right-1 after:w-0.5 after:translate-x-1/2',
}

/** Makes an element draggable within its list. Returns classes that show where a dragged element would land. */
export function useSortableItem(
  ref: RefObject<HTMLElement | null>,
  { list, drop }: Pick<ReorderState, 'list' | 'drop'>,
  id: string,
  axis: keyof typeof edges,
) {
  const [isDragging, setIsDragging] = useState(false)
  const [edge, setEdge] = useState<keyof typeof lines | null>(null)
  const land = useEffectEvent((dragged: unknown, landed: keyof typeof lines | null) => {
    const isMirrored = ref.current !== null && getComputedStyle(ref.current).direction === 'rtl'
    if (typeof dragged === 'string')
      drop(dragged, id, landed === 'bottom' || landed === (isMirrored ? 'left' : 'right'))
  })
  // The library attaches native drag and drop listeners to the element.
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    return combine(
      draggable({
        element,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setIsDragging(true),
        onDrop: () => setIsDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['id'] !== id,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: [...edges[axis]] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null)
          land(source.data['id'], extractClosestEdge(self.data))
        },
      }),
    )
  }, [ref, list, id, axis])
  return cn(
    'relative',
    isDragging && 'opacity-50',
    edge && 'after:pointer-events-none after:absolute after:z-10 after:rounded-full after:bg-focus',
    edge && lines[edge],
  )
}
