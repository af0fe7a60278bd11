export { JurisdictionGuideCard } from "../guide/jurisdiction-guide-card.tsx";
