import { useState, type DragEvent } from 'react'
import type { ReorderState } from './use-reorder.ts'

/** Where something that is dropped would land. */
export type Edge = 'top' | 'bottom' | 'left' | 'right'

/**
 * Makes an element draggable within its list. Returns its props, and what to show of a drag.
 * @param id - of the item that the element shows
 * @param axis - the direction of the list
 */
export function useSortableItem(reorder: ReorderState, id: string, axis: 'vertical' | 'horizontal') {
  const { list, draggedId, setDraggedId, drop } = reorder
  const [edge, setEdge] = useState<Edge>()
  // While something is dragged, the kinds of its data are all that other elements may know of it.
  const kind = `application/x-${list}`.toLowerCase()
  const isTaken = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind) && draggedId !== id

  function edgeAt({ currentTarget, clientX, clientY }: DragEvent): Edge {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (axis === 'vertical') return clientY < top + height / 2 ? 'top' : 'bottom'
    return clientX < left + width / 2 ? 'left' : 'right'
  }
  return {
    isDragging: draggedId === id,
    edge,
    props: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        // A link or a picture in it is dragged for itself.
        if (event.target !== event.currentTarget) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData(kind, id)
        setDraggedId(id)
      },
      onDragEnd: () => setDraggedId(undefined),
      onDragOver: (event: DragEvent) => {
        if (!isTaken(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setEdge(edgeAt(event))
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setEdge(undefined)
      },
      onDrop: (event: DragEvent) => {
        setEdge(undefined)
        if (!isTaken(event)) return
        event.preventDefault()
        const landed = edgeAt(event)
        const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
        drop(event.dataTransfer.getData(kind), id, landed === 'bottom' || landed === (isMirrored ? 'left' : 'right'))
      },
    },
  }
}
