export default function BranchListPage() {
  return <main />
}
