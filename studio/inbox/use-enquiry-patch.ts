import { useDocumentOperation, useDocumentPairPermissions } from 'sanity'

type Patch = Parameters<ReturnType<typeof useDocumentOperation>['patch']['execute']>[0][number]

/** Changes an enquiry as the Studio's forms do, so that each change is in its history. */
export function useEnquiryPatch(id: string): { mayChange: boolean; change: (patch: Patch) => void } {
  const { patch } = useDocumentOperation(id, 'enquiry')
  const [permission] = useDocumentPairPermissions({ id, type: 'enquiry', permission: 'update' })
  return {
    mayChange: permission?.granted === true && patch.disabled === false,
    change: (operations) => patch.execute([operations]),
  }
}

/** A patch that stores a value, or removes the field when the value is empty. */
export function setOrUnset(field: string, value: unknown): Patch {
  return value === undefined || value === '' ? { unset: [field] } : { set: { [field]: value } }
}
