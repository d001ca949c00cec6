export default function BranchPage() {
  return <main />
}
