import { legalMetadata, LegalView } from '../legal-view'

export const generateMetadata = () => legalMetadata('privacy-policy')

export default function PrivacyPolicyPage() {
  return <LegalView slug="privacy-policy" />
}
